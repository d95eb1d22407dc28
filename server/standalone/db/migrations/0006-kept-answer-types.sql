-- A stored answer may be a file. Older rows, and those of a replica of the version before, are JSON.
alter table kept_answers add column type text;
