CREATE TABLE "comment_reads" (
	"step_id" uuid NOT NULL,
	"part" text NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_reads_step_id_part_user_id_pk" PRIMARY KEY("step_id","part","user_id")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "platform_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "time" jsonb;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_deleted_at_index" ON "comments" USING btree ("deleted_at");