ALTER TABLE "video_copies" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "file_sha256" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "original_sha256" text;--> statement-breakpoint
-- The hashes of films that were made before are in the evidence of their files.
UPDATE "videos" SET "file_sha256" = "kept"."said" ->> 'sha256'
FROM (SELECT "value"::jsonb AS "said" FROM "evidence_contents" WHERE "name" = 'file' AND "value" IS NOT NULL) AS "kept"
WHERE "kept"."said" ->> 'name' = "videos"."file";
