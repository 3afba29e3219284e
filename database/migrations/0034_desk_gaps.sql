ALTER TABLE "drafts" DROP CONSTRAINT "drafts_user_id_kind_thing_id_pk";--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "tenant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "thing_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "approvals" ALTER COLUMN "amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_of_member" ON "drafts" USING btree ("user_id","kind","thing_id") WHERE "drafts"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_of_staff" ON "drafts" USING btree ("staff_id","kind","thing_id") WHERE "drafts"."staff_id" is not null;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner" CHECK (num_nonnulls("drafts"."user_id", "drafts"."staff_id") = 1 and num_nonnulls("drafts"."tenant_id", "drafts"."staff_id") = 1);