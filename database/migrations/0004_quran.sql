CREATE TABLE "quran_bookmarks" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"chapter" smallint NOT NULL,
	"verse" smallint NOT NULL,
	"is_removed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quran_bookmarks_user_id_chapter_verse_pk" PRIMARY KEY("user_id","chapter","verse")
);
--> statement-breakpoint
CREATE TABLE "quran_last_reads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"chapter" smallint NOT NULL,
	"verse" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quran_bookmarks" ADD CONSTRAINT "quran_bookmarks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quran_bookmarks" ADD CONSTRAINT "quran_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quran_last_reads" ADD CONSTRAINT "quran_last_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quran_last_reads" ADD CONSTRAINT "quran_last_reads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quran_bookmarks_tenant_id_user_id_at_index" ON "quran_bookmarks" USING btree ("tenant_id","user_id","at");--> statement-breakpoint
CREATE INDEX "quran_last_reads_tenant_id_index" ON "quran_last_reads" USING btree ("tenant_id");