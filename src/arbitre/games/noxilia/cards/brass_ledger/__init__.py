"""The Brass Ledger: gnomes who win by what they can pay for, by engines that come late and by long guns."""
