CREATE TYPE "public"."platform_kind" AS ENUM('post', 'story');--> statement-breakpoint
CREATE TYPE "public"."suggestion_status" AS ENUM('open', 'accepted', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TABLE "task_platforms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"kind" "platform_kind" NOT NULL,
	"needs_text" boolean NOT NULL,
	"needs_photos" boolean NOT NULL,
	CONSTRAINT "task_platforms_taskId_kind_title_unique" UNIQUE("task_id","kind","title")
);
--> statement-breakpoint
CREATE TABLE "archived_drafts" (
	"step_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"form" text NOT NULL,
	"content" text NOT NULL,
	"archived_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "archived_drafts_step_id_author_id_form_pk" PRIMARY KEY("step_id","author_id","form")
);
--> statement-breakpoint
CREATE TABLE "deleted_segments" (
	"step_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"segment_id" uuid NOT NULL,
	"segment" jsonb NOT NULL,
	"ordering" integer NOT NULL,
	"was_sent" boolean NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_segments_step_id_author_id_segment_id_pk" PRIMARY KEY("step_id","author_id","segment_id")
);
--> statement-breakpoint
CREATE TABLE "script_forms" (
	"step_id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "suggestions_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"step_id" uuid NOT NULL,
	"script_id" uuid,
	"author_id" uuid NOT NULL,
	"quote" jsonb NOT NULL,
	"replacement" text NOT NULL,
	"status" "suggestion_status" DEFAULT 'open' NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "steps" DROP CONSTRAINT "steps_taskId_function_unique";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "script_id" uuid;--> statement-breakpoint
ALTER TABLE "steps" ADD COLUMN "platform_id" uuid;--> statement-breakpoint
ALTER TABLE "task_platforms" ADD CONSTRAINT "task_platforms_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_drafts" ADD CONSTRAINT "archived_drafts_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_drafts" ADD CONSTRAINT "archived_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_segments" ADD CONSTRAINT "deleted_segments_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_segments" ADD CONSTRAINT "deleted_segments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_forms" ADD CONSTRAINT "script_forms_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestions_step_id_index" ON "suggestions" USING btree ("step_id");--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_platform_id_task_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."task_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "platforms";--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_taskId_function_platformId_unique" UNIQUE NULLS NOT DISTINCT("task_id","function","platform_id");