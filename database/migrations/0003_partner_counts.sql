CREATE TABLE "partner_application_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"promo_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "active_packages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "total_packages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_application_history" ADD CONSTRAINT "partner_application_history_application_id_partner_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."partner_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_application_history_application_id_at_index" ON "partner_application_history" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "promo_uses_promo_id_user_id_index" ON "promo_uses" USING btree ("promo_id","user_id");--> statement-breakpoint
CREATE INDEX "promo_uses_user_id_index" ON "promo_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_unverified" ON "partner_applications" USING btree ("tenant_id","kind","email") WHERE "partner_applications"."state" = 'unverified';--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_used" CHECK ("promos"."used" >= 0);