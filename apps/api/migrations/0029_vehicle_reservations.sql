CREATE TABLE "vehicle_reservation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_reservation_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text DEFAULT 'created' NOT NULL,
	"vehicle_id" integer NOT NULL,
	"vehicle_name" text NOT NULL,
	"dealer_code" text NOT NULL,
	"price" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"days" smallint NOT NULL,
	"payment_id" uuid,
	"paid_at" timestamp with time zone,
	"held_until" timestamp with time zone NOT NULL,
	"deal_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_reservation_status" CHECK ("vehicle_reservation"."status" in ('created', 'paid', 'held', 'expired', 'cancelled', 'refunded', 'converted')),
	CONSTRAINT "vehicle_reservation_sums" CHECK ("vehicle_reservation"."deposit" > 0 and "vehicle_reservation"."price" > 0 and "vehicle_reservation"."days" > 0),
	CONSTRAINT "vehicle_reservation_paid" CHECK ("vehicle_reservation"."status" not in ('paid', 'held', 'converted') or "vehicle_reservation"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "vehicle_reservation_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_reservation_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reservation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"author" text NOT NULL,
	"actor" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_reservation_event_author" CHECK ("vehicle_reservation_event"."author" in ('customer', 'staff', 'system'))
);
--> statement-breakpoint
CREATE TABLE "vehicle_reservation_holder" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"first_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"consent_mode" text NOT NULL,
	"consent_version" text NOT NULL,
	"terms_version" text NOT NULL,
	"ip" text,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicle_reservation_event" ADD CONSTRAINT "vehicle_reservation_event_reservation_id_vehicle_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."vehicle_reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reservation_holder" ADD CONSTRAINT "vehicle_reservation_holder_reservation_id_vehicle_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."vehicle_reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_reservation_holder" ADD CONSTRAINT "vehicle_reservation_holder_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_reservation_live" ON "vehicle_reservation" USING btree ("vehicle_id") WHERE "vehicle_reservation"."status" in ('created', 'paid', 'held');--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_reservation_number" ON "vehicle_reservation" USING btree ("number");--> statement-breakpoint
CREATE INDEX "vehicle_reservation_vehicle" ON "vehicle_reservation" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicle_reservation_desk" ON "vehicle_reservation" USING btree ("holding_id","status","number");--> statement-breakpoint
CREATE INDEX "vehicle_reservation_due" ON "vehicle_reservation" USING btree ("held_until") WHERE "vehicle_reservation"."status" in ('created', 'paid', 'held');--> statement-breakpoint
CREATE INDEX "vehicle_reservation_event_reservation" ON "vehicle_reservation_event" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE INDEX "vehicle_reservation_holder_customer" ON "vehicle_reservation_holder" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "vehicle_reservation_holder_phone" ON "vehicle_reservation_holder" USING btree ("phone");