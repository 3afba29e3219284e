CREATE TABLE "booking_feedbacks" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_key" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_shipment_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_shipment_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_shipments" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"courier" text,
	"waybill" text,
	"created_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking_feedbacks" ADD CONSTRAINT "booking_feedbacks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_feedbacks" ADD CONSTRAINT "booking_feedbacks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_papers" ADD CONSTRAINT "booking_papers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_papers" ADD CONSTRAINT "booking_papers_participant_id_booking_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."booking_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_shipment_history" ADD CONSTRAINT "booking_shipment_history_booking_id_booking_shipments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking_shipments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_shipments" ADD CONSTRAINT "booking_shipments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_feedbacks_review_id_index" ON "booking_feedbacks" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_papers_participant_id_kind_index" ON "booking_papers" USING btree ("participant_id","kind");--> statement-breakpoint
CREATE INDEX "booking_papers_booking_id_index" ON "booking_papers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_shipment_history_booking_id_id_index" ON "booking_shipment_history" USING btree ("booking_id","id");