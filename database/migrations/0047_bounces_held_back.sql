ALTER TABLE "mail_bounces" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_bounces" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_bounces_reported_at_index" ON "mail_bounces" USING btree ("reported_at");