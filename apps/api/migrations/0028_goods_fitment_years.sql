ALTER TABLE "accessory" ADD COLUMN "min_count" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accessory_fitment" ADD COLUMN "year_from" smallint;--> statement-breakpoint
ALTER TABLE "accessory_fitment" ADD COLUMN "year_to" smallint;