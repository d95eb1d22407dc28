-- Evenings whose seats visitors may choose on a plan of the hall.
alter table ticket_zones add column section text;
comment on column ticket_zones.section is 'The part of the hall on the plan, such as „Přízemí“; null: the evening has no plan.';
