CREATE TABLE "video_copies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"video_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"file" text,
	"bytes" bigint,
	"claim" uuid,
	"claimed_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"ordered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_links" ADD COLUMN "may_download" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "copy_id" uuid;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "copy_version" integer;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "downloaded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "video_copies" ADD CONSTRAINT "video_copies_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_copies_video_id_index" ON "video_copies" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_copies_file_index" ON "video_copies" USING btree ("file");--> statement-breakpoint
CREATE INDEX "video_copies_ordered_at_index" ON "video_copies" USING btree ("ordered_at") WHERE "video_copies"."file" is null and "video_copies"."failed_at" is null;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_copy_id_video_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."video_copies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guests_copy_id_index" ON "guests" USING btree ("copy_id");