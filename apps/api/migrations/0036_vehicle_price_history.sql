ALTER TABLE "vehicle" ADD COLUMN "price_history" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- Whoever changes a price, an import or the desk, leaves the day of it. One day has one price.
create function note_vehicle_price() returns trigger language plpgsql as $$
declare today text := to_char(now() at time zone 'Europe/Moscow', 'YYYY-MM-DD');
begin
  new.price_history := coalesce(
    (select jsonb_agg(e order by n) from jsonb_array_elements(new.price_history) with ordinality t(e, n) where e->>'on' <> today),
    '[]'::jsonb) || jsonb_build_array(jsonb_build_object('on', today, 'price', new.price));
  return new;
end $$;
--> statement-breakpoint
create trigger vehicle_price_changed before update of price on vehicle
  for each row when (new.price is not null and new.price is distinct from old.price) execute function note_vehicle_price();
--> statement-breakpoint
create trigger vehicle_price_set before insert on vehicle
  for each row when (new.price is not null and new.price_history = '[]'::jsonb) execute function note_vehicle_price();
