CREATE TABLE "doa_reviews" (
	"doa_id" text PRIMARY KEY NOT NULL,
	"arabic_sha256" text NOT NULL,
	"reviewer" text NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL
);
