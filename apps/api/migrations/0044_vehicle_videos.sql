ALTER TABLE "vehicle" ADD COLUMN "spin_photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "spin" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "videos" jsonb DEFAULT '[]'::jsonb NOT NULL;