CREATE TABLE "web_vital" (
	"load" uuid NOT NULL,
	"metric" text NOT NULL,
	"holding_id" smallint NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"value" real NOT NULL,
	"target" text,
	"measured_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "web_vital_load_metric_pk" PRIMARY KEY("load","metric")
);
--> statement-breakpoint
CREATE INDEX "web_vital_latest" ON "web_vital" USING btree ("holding_id","measured_at");