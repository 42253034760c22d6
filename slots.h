/* What compiled code looks up by name, found again as fast as the interpreter finds it.

   mypyc knows the layout of its own classes and asks for everything else each time: fields of msgspec structs from
   their type, names of other modules from their dictionaries; a third of all instructions of a game. Here each
   place in the code that looks something up remembers what it found, under which name, and for which version of
   the type or dictionary. One that is changed gets a version that no other ever had, which is how the
   interpreter's own caches are emptied too. setup.py gives this to the C files mypyc wrote; where Python's insides
   differ nothing is remembered. */

#include <Python.h>
#include "CPy.h"
#include "structmember.h"

#if PY_VERSION_HEX < 0x030D0000 && !defined(Py_GIL_DISABLED) && defined(__GNUC__)

#pragma GCC diagnostic ignored "-Wdeprecated-declarations" /* the version of a dictionary, from 3.12 on */

#define RARELY static __attribute__((noinline, unused))
#define ALWAYS static inline __attribute__((always_inline, unused))

/* An entry of a dictionary. The name is kept alive, so that no other string ever has its address; the value is
   alive as long as the dictionary is as it was. */
typedef struct {
    PyObject *name;
    PyObject *value;
    uint64_t version;
    int missed;
} Entry;

#define OFTEN 16 /* what was looked for in vain so often is another thing each time */

RARELY void
entry_note(PyObject *dict, PyObject *name, PyObject *value, Entry *entry)
{
    if (PyUnicode_CheckExact(name) && PyUnicode_CHECK_INTERNED(name)) {
        PyObject *earlier = entry->name;
        Py_INCREF(name);
        entry->name = name;
        entry->value = value;
        entry->version = ((PyDictObject *)dict)->ma_version_tag;
        Py_XDECREF(earlier);
    }
}

ALWAYS int
entry_known(PyObject *dict, PyObject *name, Entry *entry)
{
    return ((PyDictObject *)dict)->ma_version_tag == entry->version && name == entry->name;
}

RARELY PyObject *
entry_find(PyObject *dict, PyObject *name, Entry *entry)
{
#if PY_VERSION_HEX < 0x030C0000
    if (PyLong_CheckExact(name) && PyDict_CheckExact(dict) && (size_t)Py_SIZE(name) < 2) {
        /* A small number, such as that of a piece, is its own hash. */
        Py_hash_t hash = Py_SIZE(name) == 0 ? 0 : (Py_hash_t)((PyLongObject *)name)->ob_digit[0];
        PyObject *found = _PyDict_GetItem_KnownHash(dict, name, hash);
        if (found != NULL) {
            Py_INCREF(found);
            return found;
        }
        PyErr_Clear();
    }
#endif
    PyObject *value = CPyDict_GetItem(dict, name);
    if (value != NULL && PyDict_CheckExact(dict) && entry->missed < OFTEN) {
        entry->missed++;
        entry_note(dict, name, value, entry);
    }
    return value;
}

ALWAYS PyObject *
entry_read(PyObject *dict, PyObject *name, Entry *entry)
{
    if (PyDict_CheckExact(dict) && entry_known(dict, name, entry)) {
        Py_INCREF(entry->value);
        return entry->value;
    }
    return entry_find(dict, name, entry);
}

/* A field of a struct, or a name of a module. */
typedef struct {
    PyObject *name;
    Py_ssize_t offset;
    unsigned int version;
    Entry entry;
} Slot;

RARELY PyObject *
slot_find(PyObject *object, PyObject *name, Slot *slot)
{
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_TYPE(found) == &PyMemberDescr_Type) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && type->tp_version_tag != 0) {
                PyObject *earlier = slot->name;
                Py_INCREF(name);
                slot->name = name;
                slot->offset = member->offset;
                slot->version = type->tp_version_tag;
                Py_XDECREF(earlier);
            }
        }
    }
    else if (PyModule_CheckExact(object) && PyUnicode_READ_CHAR(name, 0) != '_') {
        PyObject *dict = PyModule_GetDict(object);
        if (entry_known(dict, name, &slot->entry)) {
            Py_INCREF(slot->entry.value);
            return slot->entry.value;
        }
        PyObject *value = PyObject_GetAttr(object, name);
        if (value != NULL && PyDict_GetItemWithError(dict, name) == value) {
            entry_note(dict, name, value, &slot->entry);
        }
        return value;
    }
    return PyObject_GetAttr(object, name);
}

ALWAYS PyObject *
slot_read(PyObject *object, PyObject *name, Slot *slot)
{
    if (Py_TYPE(object)->tp_version_tag == slot->version && name == slot->name) {
        PyObject *value = *(PyObject **)((char *)object + slot->offset);
        if (value != NULL) {
            Py_INCREF(value);
            return value;
        }
    }
    return slot_find(object, name, slot);
}

/* Writing a field of a struct. A struct that is given a value the collector follows is followed from then on, as it
   would do itself; what it refuses is never remembered. */
typedef struct {
    PyObject *name;
    Py_ssize_t offset;
    unsigned int version;
} Place;

RARELY int
place_find(PyObject *object, PyObject *name, PyObject *value, Place *place)
{
    int done = PyObject_SetAttr(object, name, value);
    PyTypeObject *type = Py_TYPE(object);
    if (done == 0 && value != NULL && strcmp(Py_TYPE(type)->tp_name, "msgspec._core.StructMeta") == 0) {
        PyObject *setter = PyObject_GetAttrString((PyObject *)type, "__setattr__");
        PyObject *found = _PyType_Lookup(type, name);
        if (setter != NULL && Py_TYPE(setter) == &PyWrapperDescr_Type
            && found != NULL && Py_TYPE(found) == &PyMemberDescr_Type) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && !(member->flags & READONLY) && type->tp_version_tag != 0) {
                PyObject *earlier = place->name;
                Py_INCREF(name);
                place->name = name;
                place->offset = member->offset;
                place->version = type->tp_version_tag;
                Py_XDECREF(earlier);
            }
        }
        Py_XDECREF(setter);
        PyErr_Clear();
    }
    return done;
}

ALWAYS int
place_write(PyObject *object, PyObject *name, PyObject *value, Place *place)
{
    if (Py_TYPE(object)->tp_version_tag == place->version && name == place->name && value != NULL) {
        PyObject **at = (PyObject **)((char *)object + place->offset);
        PyObject *earlier = *at;
        Py_INCREF(value);
        *at = value;
        if (PyType_IS_GC(Py_TYPE(value)) && PyType_IS_GC(Py_TYPE(object)) && !PyObject_GC_IsTracked(object)) {
            PyObject_GC_Track(object);
        }
        Py_XDECREF(earlier);
        return 0;
    }
    return place_find(object, name, value, place);
}

/* Whether something is an instance. The classes of structs say so like any other class, but are asked in a
   roundabout way because their own class is not `type`. */
RARELY int
instance_ask(PyObject *object, PyObject *cls)
{
    static PyTypeObject *structs;
    PyTypeObject *type = Py_TYPE(object), *sort = Py_TYPE(cls);
    if (PyTuple_CheckExact(cls)) {
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(cls); i++) {
            int found = instance_ask(object, PyTuple_GET_ITEM(cls, i));
            if (found != 0) {
                return found;
            }
        }
        return 0;
    }
    if (type == (PyTypeObject *)cls) {
        return 1;
    }
    if (structs == NULL && strcmp(sort->tp_name, "msgspec._core.StructMeta") == 0) {
        structs = sort;
    }
    if (sort == structs && structs != NULL
        && (Py_TYPE(type) == structs || type == &PyLong_Type || type == &PyUnicode_Type || type == &PyTuple_Type
            || object == Py_None)) {
        return PyType_IsSubtype(type, (PyTypeObject *)cls);
    }
    return PyObject_IsInstance(object, cls);
}

ALWAYS int
instance_of(PyObject *object, PyObject *cls)
{
    return Py_TYPE(object) == (PyTypeObject *)cls ? 1 : instance_ask(object, cls);
}

/* Whether something is in a tuple. Interned strings are the same or not equal. */
static __attribute__((unused)) int
contained(PyObject *among, PyObject *value)
{
    if (PyTuple_CheckExact(among) && PyUnicode_CheckExact(value) && PyUnicode_CHECK_INTERNED(value)) {
        Py_ssize_t size = PyTuple_GET_SIZE(among), i;
        int told = 1;
        for (i = 0; i < size; i++) {
            PyObject *item = PyTuple_GET_ITEM(among, i);
            if (item == value) {
                return 1;
            }
            told = told && PyUnicode_CheckExact(item) && PyUnicode_CHECK_INTERNED(item);
        }
        if (told) {
            return 0;
        }
    }
    return PySequence_Contains(among, value);
}

/* A question that stops a step is no error: nobody reads through which lines it went. */
RARELY void
trace_errors(const char *file, const char *function, int line, PyObject *globals)
{
    PyObject *raised = PyErr_Occurred();
    if (raised == NULL || strcmp(((PyTypeObject *)raised)->tp_name, "Asked") != 0) {
        CPy_AddTraceback(file, function, line, globals);
    }
}

#define CPy_AddTraceback(file, function, line, globals) trace_errors((file), (function), (line), (globals))

#define PyObject_IsInstance(object, cls) instance_of((object), (cls))

#define PySequence_Contains(among, value) contained((among), (value))

#define PyObject_SetAttr(object, name, value)                \
    __extension__({                                          \
        static Place here;                                   \
        place_write((object), (name), (value), &here);       \
    })

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name)            \
    __extension__({                                \
        static Slot here;                          \
        slot_read((object), (name), &here);        \
    })

#define CPyDict_GetItem(dict, name)                \
    __extension__({                                \
        static Entry here;                         \
        entry_read((dict), (name), &here);         \
    })

#endif
