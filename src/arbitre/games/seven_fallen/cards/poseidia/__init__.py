"""Poseidia: corsairs, sirens and coral. They wait behind ice and shells, then pay for the victory in gold."""
