CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item" text NOT NULL,
	"label" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "invoice_lines_amount" CHECK ("invoice_lines"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"invoice_line_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_invoice_line_id_pk" PRIMARY KEY("refund_id","invoice_line_id"),
	CONSTRAINT "refund_lines_amount" CHECK ("refund_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"decided_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "earnings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"payee_kind" text NOT NULL,
	"payee_id" uuid NOT NULL,
	"order_kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"item" text NOT NULL,
	"amount" bigint NOT NULL,
	"reverses" uuid,
	"reason" text NOT NULL,
	"payout_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "earnings_sign" CHECK (("earnings"."amount" < 0) = ("earnings"."reverses" is not null) and "earnings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"payee_kind" text NOT NULL,
	"payee_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"drawn_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "payments_going_back";--> statement-breakpoint
DROP INDEX "ledger_entries_once";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_participants" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_history" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_invoice_line_id_invoice_lines_id_fk" FOREIGN KEY ("invoice_line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_reverses_earnings_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."earnings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_invoice_id_position_index" ON "invoice_lines" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "refund_lines_invoice_line_id_index" ON "refund_lines" USING btree ("invoice_line_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("state","decided_at") WHERE "refunds"."state" <> 'confirmed';--> statement-breakpoint
CREATE INDEX "earnings_payee_id_created_at_index" ON "earnings" USING btree ("payee_id","created_at");--> statement-breakpoint
CREATE INDEX "earnings_order_id_index" ON "earnings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "earnings_reverses_index" ON "earnings" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "earnings_payout_id_index" ON "earnings" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "earnings_tenant_id_index" ON "earnings" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "earnings_unclaimed" ON "earnings" USING btree ("payee_kind","payee_id") WHERE "earnings"."payout_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_once" ON "earnings" USING btree ("payee_kind","payee_id","order_id","item") WHERE "earnings"."reverses" is null;--> statement-breakpoint
CREATE INDEX "payouts_payee_id_drawn_at_index" ON "payouts" USING btree ("payee_id","drawn_at");--> statement-breakpoint
CREATE INDEX "payouts_tenant_id_index" ON "payouts" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("state","drawn_at") WHERE "payouts"."state" in ('due', 'sent');--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_refund_once" ON "ledger_entries" USING btree ("refund_id","event","account") WHERE "ledger_entries"."refund_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_source_once" ON "ledger_entries" USING btree ("source_id","event","account") WHERE "ledger_entries"."source_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("payment_id","event","account") WHERE "ledger_entries"."refund_id" is null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_origin" CHECK (("ledger_entries"."payment_id" is null) = ("ledger_entries"."source_id" is not null));--> statement-breakpoint
-- Money that goes back, or went, before refunds were rows.
INSERT INTO "refunds" ("id", "payment_id", "amount", "state", "reason", "reference", "decided_at", "sent_at", "confirmed_at")
SELECT gen_random_uuid(), p."id", p."amount", CASE p."state" WHEN 'refunded' THEN 'confirmed' ELSE 'due' END,
	coalesce(p."refund_reason", ''), back."reason", coalesce(flagged."at", p."created_at"), back."at", back."at"
FROM "payments" p
LEFT JOIN LATERAL (SELECT h."at" FROM "payment_history" h WHERE h."payment_id" = p."id" AND h."event" = 'flag_refund' ORDER BY h."id" DESC LIMIT 1) flagged ON true
LEFT JOIN LATERAL (SELECT h."at", h."reason" FROM "payment_history" h WHERE h."payment_id" = p."id" AND h."event" = 'refund' ORDER BY h."id" DESC LIMIT 1) back ON true
WHERE p."state" IN ('refund_due', 'refunded');--> statement-breakpoint
-- Who waited for a second person had named the payment.
UPDATE "approvals" a SET "thing_id" = r."id"::text FROM "refunds" r WHERE a."kind" = 'refund' AND a."thing_id" = r."payment_id"::text;--> statement-breakpoint
-- An invoice of before lines asks for its order as a whole.
INSERT INTO "invoice_lines" ("id", "invoice_id", "position", "item", "label", "amount")
SELECT gen_random_uuid(), "id", 1, 'order', "subject", "amount" FROM "invoices";--> statement-breakpoint
INSERT INTO "refund_lines" ("refund_id", "invoice_line_id", "amount")
SELECT r."id", l."id", r."amount" FROM "refunds" r
JOIN "payments" p ON p."id" = r."payment_id" AND p."is_settling"
JOIN "invoice_lines" l ON l."invoice_id" = p."invoice_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_reason";--> statement-breakpoint
CREATE TRIGGER "invoice_lines_append_only" BEFORE UPDATE OR DELETE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "refund_lines_append_only" BEFORE UPDATE OR DELETE ON "refund_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "earnings_append_only" BEFORE UPDATE ON "earnings" FOR EACH ROW
	WHEN (OLD."payout_id" IS NOT NULL OR to_jsonb(OLD) - 'payout_id' <> to_jsonb(NEW) - 'payout_id') EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "earnings_stay" BEFORE DELETE ON "earnings" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('payout_least', 100000, '2020-01-01', 'Rihla: less than this is not worth a transfer, and waits');
