"""The stack, triggers and priority (117, 405, 603, 608)."""
