-- Share and tax of a line are rounded once, as the line prints them (decision 53). What was invoiced
-- piece by piece before stays as it was: only new lines are checked.
alter table invoice_line
  drop constraint invoice_line_check3,
  drop constraint invoice_line_check4,
  add constraint invoice_line_share check (amount = case when first_day is null then quantity * price
    else round(quantity * price * (last_day - first_day + 1) / days_of_month, 2) end) not valid,
  add constraint invoice_line_tax check (tax = round(coalesce(tax_rate, 0) * amount / 100, 2)) not valid;
