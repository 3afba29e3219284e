ALTER TABLE "booking_history" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "booking_participants" ADD COLUMN "is_single_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_participants" ADD COLUMN "passport_sealed" text;--> statement-breakpoint
ALTER TABLE "booking_participants" ADD COLUMN "passport_expires_on" date;--> statement-breakpoint
ALTER TABLE "booking_participants" ADD COLUMN "guardian_relation" text;--> statement-breakpoint
ALTER TABLE "booking_participants" ADD COLUMN "guardian_name" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "draft" jsonb;