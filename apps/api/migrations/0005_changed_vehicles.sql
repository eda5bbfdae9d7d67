-- A change of vehicles says which ones, so that a copy of a million of them takes in a few and is not read anew.
-- A notification holds 8,000 bytes: ids travel by 500; of more than 20,000 it is said only that the stock changed.
drop trigger vehicle_changed on vehicle;
--> statement-breakpoint
create function notify_vehicles_changed() returns trigger language plpgsql as $$
declare
  notice text;
begin
  if (select count(*) from (select 1 from changed limit 20001) few) > 20000 then
    perform pg_notify('vehicle_changed', 'vehicle');
  else
    for notice in
      select json_build_object('ids', json_agg(id))::text
      from (select id, (row_number() over (order by id) - 1) / 500 as part from changed) numbered
      group by part
    loop
      perform pg_notify('vehicle_changed', notice);
    end loop;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger vehicle_inserted after insert on vehicle referencing new table as changed
  for each statement execute function notify_vehicles_changed();
--> statement-breakpoint
create trigger vehicle_updated after update on vehicle referencing new table as changed
  for each statement execute function notify_vehicles_changed();
--> statement-breakpoint
create trigger vehicle_deleted after delete on vehicle referencing old table as changed
  for each statement execute function notify_vehicles_changed();
--> statement-breakpoint
create trigger vehicle_truncated after truncate on vehicle
  for each statement execute function notify_vehicle_changed();
