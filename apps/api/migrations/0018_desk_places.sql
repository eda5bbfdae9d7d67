CREATE TABLE "dealer_hours" (
	"dealer_code" text NOT NULL,
	"department" text NOT NULL,
	"hours" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dealer_hours_dealer_code_department_pk" PRIMARY KEY("dealer_code","department")
);
--> statement-breakpoint
ALTER TABLE "booking_resource" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_resource" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;