-- A customer's new address, until the link in the letter to it confirms the change.
create table email_changes (
  user_id integer primary key references users on delete cascade,
  email text not null,
  -- The hash of the link's secret; null until the letter is written.
  token_hash text unique,
  created_at timestamptz not null
);
