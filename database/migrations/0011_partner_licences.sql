CREATE TABLE "partner_licences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"suspended_on" date,
	"checked_by" text NOT NULL,
	"checked_on" date NOT NULL,
	CONSTRAINT "partner_licences_partner_id_kind_number_unique" UNIQUE("partner_id","kind","number")
);
--> statement-breakpoint
ALTER TABLE "partners" ALTER COLUMN "licence_kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ALTER COLUMN "licence_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ALTER COLUMN "licence_checked_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ALTER COLUMN "licence_checked_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_licences" ADD CONSTRAINT "partner_licences_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "partner_licences" ("id", "partner_id", "kind", "number", "valid_until", "suspended_on", "checked_by", "checked_on")
SELECT gen_random_uuid(), "id", "licence_kind", "licence_number", "licence_valid_until", "licence_suspended_on", "licence_checked_by", "licence_checked_on"
FROM "partners" WHERE "licence_kind" IS NOT NULL;
