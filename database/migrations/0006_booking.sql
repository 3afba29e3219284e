CREATE TABLE "booking_addons" (
	"booking_id" uuid NOT NULL,
	"addon_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "booking_addons_booking_id_addon_id_pk" PRIMARY KEY("booking_id","addon_id"),
	CONSTRAINT "booking_addons_quantity" CHECK ("booking_addons"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "booking_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"age_group" text NOT NULL,
	"room_type" text,
	"name" text,
	"gender" text,
	"birth_date" date,
	"relation" text
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"departure_id" uuid NOT NULL,
	"state" text NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"departs_on" date NOT NULL,
	"returns_on" date NOT NULL,
	"category" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"rooms" jsonb NOT NULL,
	"children" integer NOT NULL,
	"infants" integer NOT NULL,
	"seats" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"down_payment" bigint NOT NULL,
	"plan" text DEFAULT 'full' NOT NULL,
	"promo_id" uuid,
	"promo_code" text,
	"affiliate_code" text,
	"consultant_name" text,
	"language" text NOT NULL,
	"name" text,
	"gender" text,
	"birth_date" date,
	"address" text,
	"phone_number" text,
	"job_name" text,
	"instansi" text,
	"email" text,
	"phone_verified_at" timestamp with time zone,
	"voucher_token" text NOT NULL,
	"moved_from" jsonb,
	"overdue_at" timestamp with time zone,
	"checked_out_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_code_unique" UNIQUE("code"),
	CONSTRAINT "bookings_voucher_token_unique" UNIQUE("voucher_token"),
	CONSTRAINT "bookings_seats" CHECK ("bookings"."seats" > 0),
	CONSTRAINT "bookings_total" CHECK ("bookings"."discount" >= 0 and "bookings"."total" >= 0 and "bookings"."total" = "bookings"."subtotal" - "bookings"."discount")
);
--> statement-breakpoint
CREATE TABLE "fcm_tokens" (
	"user_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"token" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fcm_tokens_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "booking_addons" ADD CONSTRAINT "booking_addons_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_addons" ADD CONSTRAINT "booking_addons_addon_id_product_addons_id_fk" FOREIGN KEY ("addon_id") REFERENCES "public"."product_addons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_participants" ADD CONSTRAINT "booking_participants_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fcm_tokens" ADD CONSTRAINT "fcm_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_addons_addon_id_index" ON "booking_addons" USING btree ("addon_id");--> statement-breakpoint
CREATE INDEX "booking_history_booking_id_id_index" ON "booking_history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_participants_booking_id_position_index" ON "booking_participants" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "bookings_user_id_state_created_at_index" ON "bookings" USING btree ("user_id","state","created_at");--> statement-breakpoint
CREATE INDEX "bookings_tenant_id_index" ON "bookings" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "bookings_product_id_index" ON "bookings" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "bookings_partner_id_state_index" ON "bookings" USING btree ("partner_id","state");--> statement-breakpoint
CREATE INDEX "bookings_departure_id_index" ON "bookings" USING btree ("departure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_cart" ON "bookings" USING btree ("user_id","departure_id") WHERE "bookings"."state" = 'cart';--> statement-breakpoint
CREATE INDEX "bookings_holds" ON "bookings" USING btree ("hold_expires_at") WHERE "bookings"."state" = 'cart';--> statement-breakpoint
CREATE INDEX "bookings_travelling" ON "bookings" USING btree ("returns_on") WHERE "bookings"."state" = 'in_progress';--> statement-breakpoint
CREATE INDEX "bookings_departing" ON "bookings" USING btree ("departs_on") WHERE "bookings"."state" = 'in_progress';--> statement-breakpoint
CREATE TRIGGER "booking_history_append_only" BEFORE UPDATE OR DELETE ON "booking_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "booking_history_kept" BEFORE TRUNCATE ON "booking_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
