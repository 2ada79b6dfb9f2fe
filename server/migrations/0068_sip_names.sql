-- Phones are asked for by their SIP name alone, over all accounts.
create unique index device_sip_username on device (sip_username);
