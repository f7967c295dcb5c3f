ALTER TABLE "videos" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "cover_at" double precision;