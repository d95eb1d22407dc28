-- Kept answers are sealed from now on; those of before could not be opened, and are a day old at most.
delete from kept_answers;
comment on column kept_answers.body is 'Sealed with the Idempotency-Key, of which only a hash is stored.';
