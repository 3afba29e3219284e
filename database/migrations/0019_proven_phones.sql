DROP INDEX "bookings_unpaid_phone";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "proven_phones" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_unpaid_phones" ON "bookings" USING gin ("proven_phones") WHERE "bookings"."state" in ('cart', 'awaiting_payment');--> statement-breakpoint
UPDATE "bookings" SET "proven_phones" = ARRAY["phone_number"] WHERE "phone_verified_at" IS NOT NULL AND "phone_number" IS NOT NULL;--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('holds_of_departure_most', 3, '2020-01-01', 'Rihla: how often in 24 hours one member or one phone may let seats of one departure run out');
