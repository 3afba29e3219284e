CREATE TABLE "drafts" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"revision" text,
	"fields" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_kind_thing_id_pk" PRIMARY KEY("user_id","kind","thing_id")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_tenant_id_index" ON "drafts" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "drafts_updated_at_index" ON "drafts" USING btree ("updated_at");--> statement-breakpoint
INSERT INTO "drafts" ("tenant_id", "user_id", "kind", "thing_id", "version", "revision", "fields", "updated_at")
	SELECT "tenant_id", "user_id", 'booking', "id", 1, "draft_revision", "draft", now() FROM "bookings" WHERE "draft" IS NOT NULL AND "state" = 'cart';--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('draft_days', 90, '2020-01-01', 'Rihla: how long a form that was begun and not sent is kept after its last change');--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "draft";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "draft_revision";