CREATE TABLE "lead_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"actor" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_event_kind" CHECK ("lead_event"."kind" in ('note', 'answer', 'status', 'assignee', 'withdrawn')),
	CONSTRAINT "lead_event_author" CHECK ("lead_event"."author" in ('customer', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_channel";--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "lead_event" ADD CONSTRAINT "lead_event_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_event_lead" ON "lead_event" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_token" ON "lead" USING btree ("token_hash") WHERE "lead"."token_hash" is not null;--> statement-breakpoint
CREATE INDEX "lead_desk_dealer" ON "lead" USING btree ("holding_id","dealer_code","number");--> statement-breakpoint
CREATE INDEX "lead_desk_status" ON "lead" USING btree ("holding_id","status","number");--> statement-breakpoint
CREATE INDEX "lead_phone_tail" ON "lead" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("created_at") WHERE "outbox"."status" = 'dead';--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('sms', 'mail', 'webhook'));