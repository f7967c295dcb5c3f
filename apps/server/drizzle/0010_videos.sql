CREATE TYPE "public"."video_source" AS ENUM('upload', 'link');--> statement-breakpoint
CREATE TYPE "public"."video_state" AS ENUM('uploading', 'making', 'transcoding', 'transcoded', 'failed');--> statement-breakpoint
CREATE TABLE "video_chunks" (
	"video_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "video_chunks_video_id_number_pk" PRIMARY KEY("video_id","number")
);
--> statement-breakpoint
CREATE TABLE "video_leftovers" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"source" "video_source" NOT NULL,
	"state" "video_state" NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"media_type" text,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"fingerprint" text,
	"chunks" integer DEFAULT 0 NOT NULL,
	"upload_key" text NOT NULL,
	"last_chunk_at" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"claim" uuid,
	"claimed_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"file" text,
	"file_bytes" bigint,
	"signing_key" text NOT NULL,
	"poster" text,
	"thumbnails" text,
	"width" integer,
	"height" integer,
	"fps" double precision,
	"duration" double precision,
	"confirmed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "time_end" jsonb;--> statement-breakpoint
ALTER TABLE "video_chunks" ADD CONSTRAINT "video_chunks_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "videos_unsent_index" ON "videos" USING btree ("task_id","creator_id") WHERE "videos"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "videos_file_index" ON "videos" USING btree ("file");--> statement-breakpoint
CREATE INDEX "videos_state_queued_at_index" ON "videos" USING btree ("state","queued_at");--> statement-breakpoint
CREATE INDEX "videos_creator_id_index" ON "videos" USING btree ("creator_id");