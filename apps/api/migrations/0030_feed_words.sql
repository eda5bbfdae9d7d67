CREATE TABLE "feed_waiting" (
	"holding_id" smallint NOT NULL,
	"source" text NOT NULL,
	"vin" char(17) NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"mark" text,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_waiting_holding_id_source_vin_pk" PRIMARY KEY("holding_id","source","vin")
);
--> statement-breakpoint
CREATE TABLE "feed_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holding_id" smallint,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"target" text NOT NULL,
	"target_id" integer,
	"mark_id" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_word_text" UNIQUE NULLS NOT DISTINCT("holding_id","kind","mark_id","text")
);
--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "two_wheel_drive" text;--> statement-breakpoint
CREATE INDEX "feed_waiting_word" ON "feed_waiting" USING btree ("kind","word");