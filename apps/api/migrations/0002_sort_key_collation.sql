-- The stored keys are made to be compared byte by byte: the same order on every engine, whatever its locale.
alter table mark alter column sort_key type text collate "C";
--> statement-breakpoint
alter table model alter column sort_key type text collate "C";
--> statement-breakpoint
alter table dealer alter column sort_key type text collate "C";
