CREATE TABLE "financing_report_corrections" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "financing_instalment_reports" DROP CONSTRAINT "financing_instalment_reports_application_id_number_unique";--> statement-breakpoint
ALTER TABLE "financing_disbursements" ADD COLUMN "missed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "financing_disbursements" ADD COLUMN "missed_by" uuid;--> statement-breakpoint
ALTER TABLE "financing_disbursements" ADD COLUMN "missed_reason" text;--> statement-breakpoint
ALTER TABLE "financing_instalment_reports" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "terms_id" uuid;--> statement-breakpoint
ALTER TABLE "financing_report_corrections" ADD CONSTRAINT "financing_report_corrections_report_id_financing_instalment_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."financing_instalment_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_report_corrections" ADD CONSTRAINT "financing_report_corrections_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financing_report_corrections_application_id_index" ON "financing_report_corrections" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_terms_id_bank_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."bank_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_terms_id_index" ON "consents" USING btree ("terms_id");--> statement-breakpoint
ALTER TABLE "financing_instalment_reports" ADD CONSTRAINT "financing_instalment_reports_application_id_number_round_unique" UNIQUE("application_id","number","round");--> statement-breakpoint
CREATE TRIGGER "financing_report_corrections_append_only" BEFORE UPDATE OR DELETE ON "financing_report_corrections" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('financing_least_age', 18, '2020-01-01', 'UU 2/2014 article 39: who signs a contract is 18 at least; a bank may ask for more'),
	('financing_reminder_hours', 6, '2020-01-01', 'Rihla: how long before its end an unfinished financing application is reminded of'),
	('financing_resend_reminder_hours', 24, '2020-01-01', 'Rihla: how long before the end a document that the bank asked for again is reminded of');
