CREATE TABLE "feed_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holding_id" smallint NOT NULL,
	"source" text NOT NULL,
	"source_id" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text DEFAULT 'running' NOT NULL,
	"records" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"share" real,
	"note" text,
	CONSTRAINT "feed_run_outcome" CHECK ("feed_run"."outcome" in ('running', 'taken', 'unchanged', 'refused', 'failed', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "feed_source" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_source_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holding_id" smallint NOT NULL,
	"code" text NOT NULL,
	"place" text NOT NULL,
	"format" text,
	"dealer" text,
	"goods" boolean DEFAULT false NOT NULL,
	"every_minutes" integer NOT NULL,
	"expect_hours" smallint NOT NULL,
	"version" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_source_code" UNIQUE("holding_id","code"),
	CONSTRAINT "feed_source_owner" UNIQUE NULLS NOT DISTINCT("holding_id","dealer","goods"),
	CONSTRAINT "feed_source_every" CHECK ("feed_source"."every_minutes" between 1 and 10080)
);
--> statement-breakpoint
CREATE TABLE "feed_undo" (
	"run_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"before" jsonb,
	CONSTRAINT "feed_undo_run_id_vehicle_id_pk" PRIMARY KEY("run_id","vehicle_id")
);
--> statement-breakpoint
ALTER TABLE "feed_run" ADD CONSTRAINT "feed_run_source_id_feed_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."feed_source"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_undo" ADD CONSTRAINT "feed_undo_run_id_feed_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_run_newest" ON "feed_run" USING btree ("holding_id","started_at");--> statement-breakpoint
CREATE INDEX "feed_run_source" ON "feed_run" USING btree ("holding_id","source","started_at");