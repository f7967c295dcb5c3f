CREATE TYPE "public"."schedule_revision_kind" AS ENUM('proposal', 'counter', 'change', 'move', 'shift');--> statement-breakpoint
CREATE TYPE "public"."schedule_revision_outcome" AS ENUM('pending', 'confirmed', 'countered', 'declined', 'recalled');--> statement-breakpoint
CREATE TYPE "public"."video_source" AS ENUM('upload', 'link');--> statement-breakpoint
CREATE TYPE "public"."video_state" AS ENUM('uploading', 'making', 'transcoding', 'transcoded', 'failed');--> statement-breakpoint
CREATE TABLE "schedule_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" "schedule_revision_kind" NOT NULL,
	"dates" jsonb NOT NULL,
	"base_number" integer,
	"note" text NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"delay" jsonb,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" "schedule_revision_outcome" NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"answer_note" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "schedule_revisions_taskId_number_unique" UNIQUE("task_id","number")
);
--> statement-breakpoint
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
CREATE TABLE "works_online" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"status" text NOT NULL,
	"draft" text,
	"draft_by" uuid,
	"revision" integer NOT NULL,
	"drafted_at" timestamp (3) with time zone,
	CONSTRAINT "works_online_platformId_unique" UNIQUE("platform_id")
);
--> statement-breakpoint
CREATE TABLE "works_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"compared_version" integer,
	"compared_html" text,
	"match" integer,
	"verdict" text,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "works_reports_workId_number_unique" UNIQUE("work_id","number")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "time_end" jsonb;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "has_invitation_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_handovers" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "login_handovers" ADD COLUMN "has_invitation_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "platform_id" uuid;--> statement-breakpoint
ALTER TABLE "schedule_revisions" ADD CONSTRAINT "schedule_revisions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_revisions" ADD CONSTRAINT "schedule_revisions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_revisions" ADD CONSTRAINT "schedule_revisions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_chunks" ADD CONSTRAINT "video_chunks_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_online" ADD CONSTRAINT "works_online_platform_id_task_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."task_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_online" ADD CONSTRAINT "works_online_draft_by_users_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_reports" ADD CONSTRAINT "works_reports_work_id_works_online_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works_online"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_reports" ADD CONSTRAINT "works_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "videos_unsent_index" ON "videos" USING btree ("task_id","creator_id") WHERE "videos"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "videos_file_index" ON "videos" USING btree ("file");--> statement-breakpoint
CREATE INDEX "videos_state_queued_at_index" ON "videos" USING btree ("state","queued_at");--> statement-breakpoint
CREATE INDEX "videos_creator_id_index" ON "videos" USING btree ("creator_id");--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_handovers" ADD CONSTRAINT "login_handovers_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_platform_id_task_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."task_platforms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps" DROP COLUMN "due_date";