CREATE TABLE "attributions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"consultant_id" uuid NOT NULL,
	"source" text NOT NULL,
	"attributed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"consultant_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"consultant_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_hours" (
	"tenant_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"opens" integer NOT NULL,
	"closes" integer NOT NULL,
	CONSTRAINT "chat_hours_tenant_id_weekday_pk" PRIMARY KEY("tenant_id","weekday"),
	CONSTRAINT "chat_hours_day" CHECK ("chat_hours"."weekday" between 0 and 6),
	CONSTRAINT "chat_hours_span" CHECK ("chat_hours"."opens" >= 0 and "chat_hours"."closes" <= 1440 and "chat_hours"."opens" < "chat_hours"."closes")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender" text NOT NULL,
	"consultant_id" uuid,
	"client_id" text,
	"message" text NOT NULL,
	"notice" text,
	"file" jsonb,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_room_id_seq_unique" UNIQUE("room_id","seq"),
	CONSTRAINT "chat_messages_room_id_sender_client_id_unique" UNIQUE("room_id","sender","client_id"),
	CONSTRAINT "chat_messages_notice" CHECK (("chat_messages"."sender" = 'system') = ("chat_messages"."notice" is not null)),
	CONSTRAINT "chat_messages_consultant" CHECK ("chat_messages"."sender" <> 'consultant' or "chat_messages"."consultant_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"handled_note" text
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"consultant_id" uuid,
	"state" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"member_read_seq" integer DEFAULT 0 NOT NULL,
	"consultant_read_seq" integer DEFAULT 0 NOT NULL,
	"unanswered_since" timestamp with time zone,
	"member_mailed_seq" integer DEFAULT 0 NOT NULL,
	"consultant_mailed_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chat_rooms_consultant" CHECK ("chat_rooms"."state" <> 'open' or "chat_rooms"."consultant_id" is not null),
	CONSTRAINT "chat_rooms_read" CHECK ("chat_rooms"."member_read_seq" between 0 and "chat_rooms"."last_seq" and "chat_rooms"."consultant_read_seq" between 0 and "chat_rooms"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "consultant_presence" (
	"consultant_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"assigned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_presence" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"commission_id" uuid NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"partner_id" uuid,
	"product_id" uuid,
	"basis_points" integer,
	"amount" integer,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_rates_tenant_id_partner_id_product_id_valid_from_unique" UNIQUE NULLS NOT DISTINCT("tenant_id","partner_id","product_id","valid_from"),
	CONSTRAINT "commission_rates_of_one" CHECK (num_nonnulls("commission_rates"."partner_id", "commission_rates"."product_id") <= 1),
	CONSTRAINT "commission_rates_kind" CHECK (num_nonnulls("commission_rates"."basis_points", "commission_rates"."amount") = 1),
	CONSTRAINT "commission_rates_sane" CHECK (coalesce("commission_rates"."basis_points", 0) between 0 and 5000 and coalesce("commission_rates"."amount", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"consultant_id" uuid NOT NULL,
	"order_kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"item" text NOT NULL,
	"order_code" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"rate_id" uuid NOT NULL,
	"base" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reversed" bigint DEFAULT 0 NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "commissions_amount" CHECK ("commissions"."amount" > 0 and "commissions"."reversed" between 0 and "commissions"."amount")
);
--> statement-breakpoint
ALTER TABLE "partner_accounts" DROP CONSTRAINT "partner_accounts_of_one";--> statement-breakpoint
DROP INDEX "share_tokens_consultant_id_index";--> statement-breakpoint
ALTER TABLE "consultants" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "consultants" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_tokens" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "share_tokens" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_tokens" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_tokens" ADD COLUMN "opened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD COLUMN "consultant_id" uuid;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_history" ADD CONSTRAINT "chat_history_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_history" ADD CONSTRAINT "chat_history_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_hours" ADD CONSTRAINT "chat_hours_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_handled_by_staff_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultant_presence" ADD CONSTRAINT "consultant_presence_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_presence" ADD CONSTRAINT "member_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_history" ADD CONSTRAINT "commission_history_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_rate_id_commission_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."commission_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attributions_consultant_id_attributed_at_index" ON "attributions" USING btree ("consultant_id","attributed_at");--> statement-breakpoint
CREATE INDEX "attributions_tenant_id_index" ON "attributions" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "canned_answers_tenant_id_title_index" ON "canned_answers" USING btree ("tenant_id","title");--> statement-breakpoint
CREATE INDEX "canned_answers_consultant_id_index" ON "canned_answers" USING btree ("consultant_id");--> statement-breakpoint
CREATE INDEX "chat_history_room_id_created_at_index" ON "chat_history" USING btree ("room_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_history_consultant_id_index" ON "chat_history" USING btree ("consultant_id");--> statement-breakpoint
CREATE INDEX "chat_messages_consultant_id_index" ON "chat_messages" USING btree ("consultant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_reports_one_open" ON "chat_reports" USING btree ("room_id") WHERE "chat_reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "chat_reports_tenant_id_created_at_id_index" ON "chat_reports" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_reports_handled_by_index" ON "chat_reports" USING btree ("handled_by");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_one_running" ON "chat_rooms" USING btree ("user_id") WHERE "chat_rooms"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "chat_rooms_user_id_last_message_at_index" ON "chat_rooms" USING btree ("user_id","last_message_at");--> statement-breakpoint
CREATE INDEX "chat_rooms_tenant_id_state_last_message_at_id_index" ON "chat_rooms" USING btree ("tenant_id","state","last_message_at","id");--> statement-breakpoint
CREATE INDEX "chat_rooms_of_consultant" ON "chat_rooms" USING btree ("consultant_id","state","last_message_at");--> statement-breakpoint
CREATE INDEX "chat_rooms_waiting" ON "chat_rooms" USING btree ("tenant_id","created_at") WHERE "chat_rooms"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "chat_rooms_last_message_at_index" ON "chat_rooms" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "consultant_presence_seen_at_index" ON "consultant_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "member_presence_seen_at_index" ON "member_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "commission_history_commission_id_created_at_index" ON "commission_history" USING btree ("commission_id","created_at");--> statement-breakpoint
CREATE INDEX "commission_rates_partner_id_index" ON "commission_rates" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "commission_rates_product_id_index" ON "commission_rates" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "commission_rates_made_by_index" ON "commission_rates" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "commissions_once" ON "commissions" USING btree ("order_id","item");--> statement-breakpoint
CREATE INDEX "commissions_consultant_id_expected_at_id_index" ON "commissions" USING btree ("consultant_id","expected_at","id");--> statement-breakpoint
CREATE INDEX "commissions_rate_id_index" ON "commissions" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "commissions_tenant_id_index" ON "commissions" USING btree ("tenant_id");--> statement-breakpoint
ALTER TABLE "consultants" ADD CONSTRAINT "consultants_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultants_of_staff" ON "consultants" USING btree ("staff_id","tenant_id") WHERE "consultants"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "share_tokens_consultant_id_created_at_index" ON "share_tokens" USING btree ("consultant_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_accounts_consultant_id_entered_at_index" ON "partner_accounts" USING btree ("consultant_id","entered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultant_accounts_one_entered" ON "partner_accounts" USING btree ("consultant_id") WHERE "partner_accounts"."state" = 'entered';--> statement-breakpoint
CREATE UNIQUE INDEX "consultant_accounts_one_verified" ON "partner_accounts" USING btree ("consultant_id") WHERE "partner_accounts"."state" = 'verified';--> statement-breakpoint
ALTER TABLE "share_tokens" ADD CONSTRAINT "share_tokens_opened" CHECK ("share_tokens"."opened" >= 0);--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_of_one" CHECK (num_nonnulls("partner_accounts"."partner_id", "partner_accounts"."store_id", "partner_accounts"."consultant_id") = 1);--> statement-breakpoint
CREATE TRIGGER "commission_history_append_only" BEFORE UPDATE OR DELETE ON "commission_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "commission_rates_append_only" BEFORE UPDATE OR DELETE ON "commission_rates" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('attribution_days', 30, '2020-01-01', 'Rihla: a recommendation counts for a month after its link was opened'),
	('chat_idle_days', 14, '2020-01-01', 'Rihla: a conversation that is over waits for no answer any more'),
	('chat_away_minutes', 10, '2020-01-01', 'Rihla: time to read it on the site before a mail is sent'),
	('retention_chat_days', 730, '2020-01-01', 'Rihla privacy policy: conversations with consultants, two years after the last message');
