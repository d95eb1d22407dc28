-- Photographs of a complaint are sent by e-mail, not with its form.
drop table complaint_photographs;
