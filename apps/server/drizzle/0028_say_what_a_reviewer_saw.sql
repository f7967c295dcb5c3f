ALTER TABLE "rewards" ADD COLUMN "seen" text;--> statement-breakpoint
ALTER TABLE "rewards" DROP COLUMN "reviewed_at";