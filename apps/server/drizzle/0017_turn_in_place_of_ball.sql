ALTER TYPE "public"."ball" RENAME TO "turn";--> statement-breakpoint
ALTER TABLE "steps" RENAME COLUMN "ball" TO "turn";
