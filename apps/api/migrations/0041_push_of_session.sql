-- Nobody knows which session asked for these: a browser that still wants notices asks anew.
DELETE FROM "push_subscription";--> statement-breakpoint
ALTER TABLE "push_subscription" ADD COLUMN "session_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_customer_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."customer_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");