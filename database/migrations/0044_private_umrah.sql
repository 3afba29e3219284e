CREATE TABLE "private_extras" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"per" text NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "private_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"offer_id" uuid,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_hotels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" uuid NOT NULL,
	"licence_number" text NOT NULL,
	"licensed_until" date NOT NULL,
	"distance_metres" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "private_hotels_distance" CHECK ("private_hotels"."distance_metres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "private_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"price_adult" bigint NOT NULL,
	"price_child" bigint,
	"price_infant" bigint,
	"total" bigint NOT NULL,
	"down_payment" bigint NOT NULL,
	"cost" bigint,
	"journey" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"note" text NOT NULL,
	"refund_terms" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"decline_reason" text,
	"made_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "private_offers_prices" CHECK ("private_offers"."price_adult" > 0 and "private_offers"."total" > 0 and "private_offers"."down_payment" >= 0)
);
--> statement-breakpoint
CREATE TABLE "private_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"route_id" uuid,
	"hotel_id" uuid,
	"vehicle_id" uuid,
	"extra_id" uuid,
	"variant" text DEFAULT '' NOT NULL,
	"month" date NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "private_prices_price" CHECK ("private_prices"."price" > 0),
	CONSTRAINT "private_prices_month" CHECK (extract(day from "private_prices"."month") = 1),
	CONSTRAINT "private_prices_thing" CHECK (num_nonnulls("private_prices"."route_id", "private_prices"."hotel_id", "private_prices"."vehicle_id", "private_prices"."extra_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "private_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"wish" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"estimate" jsonb NOT NULL,
	"departure_airport" text NOT NULL,
	"departs_on" date NOT NULL,
	"returns_on" date NOT NULL,
	"travellers" integer NOT NULL,
	"name" text,
	"email" text,
	"phone_number" text,
	"note" text,
	"affiliate_code" text,
	"consultant_name" text,
	"language" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "private_requests_code_unique" UNIQUE("code"),
	CONSTRAINT "private_requests_travellers" CHECK ("private_requests"."travellers" > 0)
);
--> statement-breakpoint
CREATE TABLE "private_routes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"airline_code" text NOT NULL,
	"number" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"via" text,
	"weekdays" smallint[] NOT NULL,
	"departs_at" text NOT NULL,
	"arrives_at" text NOT NULL,
	"arrives_days_later" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "private_routes_days_later" CHECK ("private_routes"."arrives_days_later" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "private_travellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"age_group" text NOT NULL,
	"name" text,
	"gender" text,
	"birth_date" date,
	"relation" text,
	"is_single_name" boolean DEFAULT false NOT NULL,
	"passport_expires_on" date
);
--> statement-breakpoint
CREATE TABLE "private_vehicles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"capacity" integer NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "private_vehicles_capacity" CHECK ("private_vehicles"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "umrah_closures" (
	"closes_on" date PRIMARY KEY NOT NULL,
	"reopens_on" date NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "umrah_closures_order" CHECK ("umrah_closures"."reopens_on" > "umrah_closures"."closes_on")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "private_history" ADD CONSTRAINT "private_history_request_id_private_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."private_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_history" ADD CONSTRAINT "private_history_offer_id_private_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."private_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_hotels" ADD CONSTRAINT "private_hotels_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_request_id_private_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."private_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_prices" ADD CONSTRAINT "private_prices_route_id_private_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."private_routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_prices" ADD CONSTRAINT "private_prices_hotel_id_private_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."private_hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_prices" ADD CONSTRAINT "private_prices_vehicle_id_private_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."private_vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_prices" ADD CONSTRAINT "private_prices_extra_id_private_extras_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."private_extras"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_requests" ADD CONSTRAINT "private_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_requests" ADD CONSTRAINT "private_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_requests" ADD CONSTRAINT "private_requests_departure_airport_airports_iata_fk" FOREIGN KEY ("departure_airport") REFERENCES "public"."airports"("iata") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_routes" ADD CONSTRAINT "private_routes_airline_code_airlines_code_fk" FOREIGN KEY ("airline_code") REFERENCES "public"."airlines"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_routes" ADD CONSTRAINT "private_routes_from_airports_iata_fk" FOREIGN KEY ("from") REFERENCES "public"."airports"("iata") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_routes" ADD CONSTRAINT "private_routes_to_airports_iata_fk" FOREIGN KEY ("to") REFERENCES "public"."airports"("iata") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_routes" ADD CONSTRAINT "private_routes_via_airports_iata_fk" FOREIGN KEY ("via") REFERENCES "public"."airports"("iata") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_travellers" ADD CONSTRAINT "private_travellers_request_id_private_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."private_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_history_request_id_id_index" ON "private_history" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "private_history_offer_id_index" ON "private_history" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "private_hotels_once" ON "private_hotels" USING btree ("hotel_id") WHERE "private_hotels"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "private_hotels_hotel_id_index" ON "private_hotels" USING btree ("hotel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "private_offers_one_open" ON "private_offers" USING btree ("request_id","partner_id") WHERE "private_offers"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "private_offers_one_accepted" ON "private_offers" USING btree ("request_id") WHERE "private_offers"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "private_offers_partner_id_state_valid_until_index" ON "private_offers" USING btree ("partner_id","state","valid_until");--> statement-breakpoint
CREATE INDEX "private_offers_to_lapse" ON "private_offers" USING btree ("valid_until") WHERE "private_offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "private_offers_made_by_index" ON "private_offers" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "private_prices_route_id" ON "private_prices" USING btree ("route_id","variant","month") WHERE "private_prices"."route_id" is not null and "private_prices"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "private_prices_hotel_id" ON "private_prices" USING btree ("hotel_id","variant","month") WHERE "private_prices"."hotel_id" is not null and "private_prices"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "private_prices_vehicle_id" ON "private_prices" USING btree ("vehicle_id","variant","month") WHERE "private_prices"."vehicle_id" is not null and "private_prices"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "private_prices_extra_id" ON "private_prices" USING btree ("extra_id","variant","month") WHERE "private_prices"."extra_id" is not null and "private_prices"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "private_requests_user_id_created_at_index" ON "private_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "private_requests_tenant_id_index" ON "private_requests" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "private_requests_open" ON "private_requests" USING btree ("departure_airport","closes_at") WHERE "private_requests"."state" in ('waiting_approval', 'offered');--> statement-breakpoint
CREATE INDEX "private_requests_carts" ON "private_requests" USING btree ("departs_on") WHERE "private_requests"."state" = 'cart';--> statement-breakpoint
CREATE UNIQUE INDEX "private_routes_number" ON "private_routes" USING btree ("number","from","to") WHERE "private_routes"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "private_routes_from_to_airline_code_index" ON "private_routes" USING btree ("from","to","airline_code");--> statement-breakpoint
CREATE INDEX "private_routes_to_index" ON "private_routes" USING btree ("to");--> statement-breakpoint
CREATE INDEX "private_routes_via_index" ON "private_routes" USING btree ("via");--> statement-breakpoint
CREATE INDEX "private_routes_airline_code_index" ON "private_routes" USING btree ("airline_code");--> statement-breakpoint
CREATE UNIQUE INDEX "private_travellers_request_id_position_index" ON "private_travellers" USING btree ("request_id","position");--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('private_most_days_ahead', 330, '2020-01-01', 'Airlines: seats are sold about eleven months ahead'),
	('private_least_nights', 2, '2020-01-01', 'Rihla: the shortest time to worship and rest in a city'),
	('private_most_nights', 20, '2020-01-01', 'Rihla: so that both cities fit into the time a visa is valid'),
	('private_child_fare_percent', 75, '2020-01-01', 'Airlines: the usual fare of a child'),
	('private_infant_fare_percent', 10, '2020-01-01', 'Airlines: the usual fare of an infant on a lap'),
	('private_visa', 2400000, '2020-01-01', 'Partner agencies: an umrah visa with insurance'),
	('private_handling', 1600000, '2020-01-01', 'Partner agencies: airport handling and assistance'),
	('private_range_percent', 8, '2020-01-01', 'Rihla: how far offers usually are from an estimate'),
	('private_offer_days', 7, '2020-01-01', 'Rihla: a request waits a week for offers'),
	('private_offer_hours', 72, '2020-01-01', 'Rihla: a family has three days to consider an offer'),
	('private_open_most', 5, '2020-01-01', 'Rihla: so that agencies only price plans that are meant');--> statement-breakpoint
INSERT INTO "umrah_closures" ("closes_on", "reopens_on", "source") VALUES
	('2027-04-09', '2027-05-21', 'Umm al-Qura calendar: visitors on umrah leave by 1 Dhu al-Qi''dah 1448, the new season begins on 15 Dhu al-Hijjah; to be confirmed by the ministry of hajj each year'),
	('2028-03-28', '2028-05-10', 'Umm al-Qura calendar: visitors on umrah leave by 1 Dhu al-Qi''dah 1449, the new season begins on 15 Dhu al-Hijjah; to be confirmed by the ministry of hajj each year');
--> statement-breakpoint
CREATE TRIGGER "private_history_append_only" BEFORE UPDATE OR DELETE ON "private_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('retention_private_days', 90, '2020-01-01', 'Rihla privacy policy: names and contact of private umrah requests after their end'),
	('private_reminder_hours', 24, '2020-01-01', 'Rihla: time to decide before an offer ends');
