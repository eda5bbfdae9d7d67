-- Whoever writes, in whatever process: everyone who keeps a copy of the stock hears of it at commit.
-- PostgreSQL folds equal notifications of one transaction into one.
create function notify_vehicle_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('vehicle_changed', tg_table_name);
  return null;
end
$$;
--> statement-breakpoint
create trigger vehicle_changed after insert or update or delete or truncate on vehicle
  for each statement execute function notify_vehicle_changed();
--> statement-breakpoint
create trigger mark_changed after insert or update or delete or truncate on mark
  for each statement execute function notify_vehicle_changed();
--> statement-breakpoint
create trigger model_changed after insert or update or delete or truncate on model
  for each statement execute function notify_vehicle_changed();
--> statement-breakpoint
create trigger dealer_changed after insert or update or delete or truncate on dealer
  for each statement execute function notify_vehicle_changed();
