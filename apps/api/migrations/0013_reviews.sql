CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"dealer_code" text,
	"employee_code" text,
	"rating" smallint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"pros" text,
	"cons" text,
	"verified" boolean DEFAULT false NOT NULL,
	"deal_key" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	"consent" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5),
	CONSTRAINT "review_status" CHECK ("review"."status" in ('pending', 'published', 'rejected')),
	CONSTRAINT "review_subject" CHECK ("review"."employee_code" is null or "review"."dealer_code" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "review_deal" ON "review" USING btree ("holding_id","deal_key") WHERE "review"."deal_key" is not null;--> statement-breakpoint
CREATE INDEX "review_shown" ON "review" USING btree ("holding_id","dealer_code","employee_code","created_at") WHERE "review"."status" = 'published';--> statement-breakpoint
CREATE INDEX "review_desk" ON "review" USING btree ("holding_id","status","created_at");