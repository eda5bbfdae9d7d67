CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"form_id" text NOT NULL,
	"mode" text NOT NULL,
	"text_version" text NOT NULL,
	"marketing" boolean NOT NULL,
	"ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"holding_id" smallint NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_holding_id_route_key_pk" PRIMARY KEY("holding_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"number" bigint NOT NULL,
	"form_id" text NOT NULL,
	"form_url" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"phone" text NOT NULL,
	"dealer_code" text,
	"vehicle_id" integer,
	"vehicle_name" text,
	"data" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_status" CHECK ("lead"."status" in ('new', 'in_progress', 'contacted', 'done', 'rejected', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "lead_counter" (
	"holding_id" smallint PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"lead_id" uuid,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"html" text,
	"secret" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "outbox_status" CHECK ("outbox"."status" in ('pending', 'delivered', 'dead')),
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('sms', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "rate_count" (
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_count_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "report_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"proof" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_lead" ON "consent" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_number" ON "lead" USING btree ("holding_id","number");--> statement-breakpoint
CREATE INDEX "lead_fingerprint" ON "lead" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "lead_phone" ON "lead" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "lead_created" ON "lead" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_lead" ON "outbox" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "rate_count_expires" ON "rate_count" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "report_code_phone" ON "report_code" USING btree ("phone","created_at");