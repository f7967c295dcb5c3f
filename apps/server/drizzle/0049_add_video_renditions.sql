CREATE TABLE "video_renditions" (
	"video_id" uuid NOT NULL,
	"lines" integer NOT NULL,
	"file" text,
	"bytes" bigint,
	"width" integer,
	"height" integer,
	"codecs" text,
	"index" jsonb,
	"claim" uuid,
	"claimed_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_renditions_video_id_lines_pk" PRIMARY KEY("video_id","lines")
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "storyboard" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "storyboard_count" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "ladder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "keeps_original" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "video_renditions" ADD CONSTRAINT "video_renditions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "video_renditions_file_index" ON "video_renditions" USING btree ("file");--> statement-breakpoint
CREATE INDEX "video_renditions_planned_at_index" ON "video_renditions" USING btree ("planned_at") WHERE "video_renditions"."file" is null;