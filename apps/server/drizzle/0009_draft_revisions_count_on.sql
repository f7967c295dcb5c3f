ALTER TABLE "drafts" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "archived_drafts" DROP COLUMN "revision";