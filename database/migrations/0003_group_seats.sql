ALTER TABLE "listings" ADD COLUMN "group_seats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "listings" SET "group_seats" = "seats_free";
