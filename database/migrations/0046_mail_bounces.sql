CREATE TABLE "mail_bounces" (
	"email" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"bounced_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mailed_to_hash" text;--> statement-breakpoint
CREATE INDEX "mail_bounces_bounced_at_index" ON "mail_bounces" USING btree ("bounced_at");