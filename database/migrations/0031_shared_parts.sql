ALTER TABLE "booking_shipments" RENAME TO "shipments";--> statement-breakpoint
ALTER TABLE "booking_shipment_history" RENAME TO "shipment_history";--> statement-breakpoint
ALTER TABLE "shipments" RENAME COLUMN "booking_id" TO "order_id";--> statement-breakpoint
ALTER TABLE "shipment_history" RENAME COLUMN "booking_id" TO "order_id";--> statement-breakpoint
ALTER TABLE "shipments" DROP CONSTRAINT "booking_shipments_booking_id_bookings_id_fk";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "order_kind" text DEFAULT 'booking' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "order_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shipments" RENAME CONSTRAINT "booking_shipments_pkey" TO "shipments_pkey";--> statement-breakpoint
ALTER TABLE "shipment_history" RENAME CONSTRAINT "booking_shipment_history_pkey" TO "shipment_history_pkey";--> statement-breakpoint
ALTER TABLE "shipment_history" RENAME CONSTRAINT "booking_shipment_history_booking_id_booking_shipments_booking_i" TO "shipment_history_order_id_shipments_order_id_fk";--> statement-breakpoint
ALTER INDEX "booking_shipment_history_booking_id_id_index" RENAME TO "shipment_history_order_id_id_index";--> statement-breakpoint
ALTER SEQUENCE "booking_shipment_history_id_seq" RENAME TO "shipment_history_id_seq";--> statement-breakpoint
ALTER TABLE "booking_papers" RENAME TO "documents";--> statement-breakpoint
ALTER TABLE "documents" RENAME COLUMN "booking_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "documents" RENAME COLUMN "participant_id" TO "person_id";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "booking_papers_booking_id_bookings_id_fk";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "booking_papers_participant_id_booking_participants_id_fk";--> statement-breakpoint
ALTER TABLE "documents" RENAME CONSTRAINT "booking_papers_pkey" TO "documents_pkey";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "owner_kind" text DEFAULT 'booking' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "owner_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "booking_papers_participant_id_kind_index";--> statement-breakpoint
DROP INDEX "booking_papers_booking_id_index";--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_of_a_kind" ON "documents" USING btree ("owner_kind","owner_id","person_id","kind");
