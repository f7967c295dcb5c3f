ALTER TABLE "comments" ADD COLUMN "proof" jsonb;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "proven_by" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_proven_by_users_id_fk" FOREIGN KEY ("proven_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;