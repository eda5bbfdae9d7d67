CREATE TABLE "account_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_file_owner_kind" CHECK ("account_file"."owner_kind" in ('car', 'work', 'policy'))
);
--> statement-breakpoint
CREATE TABLE "functional_service" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"car_id" uuid,
	"external_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"price" bigint,
	"is_renewed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "functional_service_status" CHECK ("functional_service"."status" in ('active', 'ended', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "garage_car" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"state_number" text,
	"vin" text,
	"mark_code" text,
	"mark" text NOT NULL,
	"model" text NOT NULL,
	"year" smallint,
	"engine" text DEFAULT 'petrol' NOT NULL,
	"recalls" jsonb,
	"recalls_at" timestamp with time zone,
	"checking_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "garage_car_status" CHECK ("garage_car"."status" in ('active', 'checking', 'archived')),
	CONSTRAINT "garage_car_main_kept" CHECK (not "garage_car"."is_main" or "garage_car"."status" <> 'archived'),
	CONSTRAINT "garage_car_named" CHECK ("garage_car"."state_number" is not null or "garage_car"."vin" is not null)
);
--> statement-breakpoint
CREATE TABLE "garage_mileage" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garage_mileage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"car_id" uuid NOT NULL,
	"km" integer NOT NULL,
	"noted_on" date NOT NULL,
	"source" text NOT NULL,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "garage_mileage_km" CHECK ("garage_mileage"."km" >= 0),
	CONSTRAINT "garage_mileage_source" CHECK ("garage_mileage"."source" in ('customer', 'service'))
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"work_id" uuid,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"actor" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_event_kind" CHECK ("order_event"."kind" in ('note', 'answer', 'status', 'work')),
	CONSTRAINT "order_event_author" CHECK ("order_event"."author" in ('customer', 'staff', 'system'))
);
--> statement-breakpoint
CREATE TABLE "order_work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reason" text,
	"price" bigint NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"external_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "order_work_status" CHECK ("order_work"."status" in ('planned', 'approved', 'in_work', 'done', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "service_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "service_order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"car_id" uuid,
	"booking_id" uuid,
	"lead_id" uuid,
	"external_id" text,
	"dealer_code" text NOT NULL,
	"status" text NOT NULL,
	"visit_at" timestamp with time zone,
	"vehicle" text,
	"mileage_km" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_order_status" CHECK ("service_order"."status" in ('requested', 'confirmed', 'arrived', 'in_work', 'waiting_parts', 'done', 'issued', 'cancelled', 'no_show'))
);
--> statement-breakpoint
CREATE TABLE "insurance_policy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"car_id" uuid,
	"external_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"number" text,
	"insurer" text NOT NULL,
	"vehicle" text,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"premium" bigint,
	"cover" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insurance_policy_status" CHECK ("insurance_policy"."status" in ('processing', 'active', 'expiring', 'expired', 'cancelled')),
	CONSTRAINT "insurance_policy_kind" CHECK ("insurance_policy"."kind" in ('osago', 'kasko', 'extended')),
	CONSTRAINT "insurance_policy_term" CHECK ("insurance_policy"."ends_on" >= "insurance_policy"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "account_file" ADD CONSTRAINT "account_file_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functional_service" ADD CONSTRAINT "functional_service_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functional_service" ADD CONSTRAINT "functional_service_car_id_garage_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."garage_car"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_car" ADD CONSTRAINT "garage_car_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_mileage" ADD CONSTRAINT "garage_mileage_car_id_garage_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."garage_car"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_service_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_work_id_order_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."order_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_work" ADD CONSTRAINT "order_work_order_id_service_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_car_id_garage_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."garage_car"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_policy" ADD CONSTRAINT "insurance_policy_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_policy" ADD CONSTRAINT "insurance_policy_car_id_garage_car_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."garage_car"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_file_owner" ON "account_file" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "account_file_customer" ON "account_file" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "functional_service_external" ON "functional_service" USING btree ("customer_id","external_id");--> statement-breakpoint
CREATE INDEX "functional_service_ends" ON "functional_service" USING btree ("ends_on") WHERE "functional_service"."status" = 'active';--> statement-breakpoint
CREATE INDEX "garage_car_customer" ON "garage_car" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "garage_car_vin" ON "garage_car" USING btree ("vin");--> statement-breakpoint
CREATE UNIQUE INDEX "garage_car_main" ON "garage_car" USING btree ("customer_id") WHERE "garage_car"."is_main";--> statement-breakpoint
CREATE UNIQUE INDEX "garage_car_own_vin" ON "garage_car" USING btree ("customer_id","vin") WHERE "garage_car"."status" <> 'archived';--> statement-breakpoint
CREATE UNIQUE INDEX "garage_car_own_number" ON "garage_car" USING btree ("customer_id","state_number") WHERE "garage_car"."status" <> 'archived';--> statement-breakpoint
CREATE INDEX "garage_mileage_car" ON "garage_mileage" USING btree ("car_id","id");--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_work_order" ON "order_work" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_work_external" ON "order_work" USING btree ("order_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_order_number" ON "service_order" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "service_order_booking" ON "service_order" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "service_order_lead" ON "service_order" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_order_external" ON "service_order" USING btree ("holding_id","external_id");--> statement-breakpoint
CREATE INDEX "service_order_customer" ON "service_order" USING btree ("customer_id","number");--> statement-breakpoint
CREATE INDEX "service_order_desk" ON "service_order" USING btree ("holding_id","status","number");--> statement-breakpoint
CREATE INDEX "service_order_car" ON "service_order" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "service_order_waits" ON "service_order" USING btree ("visit_at") WHERE "service_order"."status" = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_policy_external" ON "insurance_policy" USING btree ("customer_id","external_id");--> statement-breakpoint
CREATE INDEX "insurance_policy_ends" ON "insurance_policy" USING btree ("ends_on") WHERE "insurance_policy"."status" in ('active', 'expiring');